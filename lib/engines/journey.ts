import type { EnginePage } from './engine-page';
import type { TestSite } from './test-site';

export interface Visit {
  readonly page: EnginePage;
  readonly site: TestSite;
}

export interface Journey {
  readonly name: string;
  /** How long the site takes to answer a request. */
  readonly delayMilliseconds?: number;
  /** Throws an error that says what did not come about. */
  readonly make: (visit: Visit) => Promise<void>;
}
