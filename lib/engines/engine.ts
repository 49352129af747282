import type { EngineDriver } from './engine-driver';
import type { Journey } from './journey';

/** A browser engine, or one with a part of it switched off. */
export interface Engine {
  /** What a person calls it, as does ENGINES in the environment. */
  readonly name: string;
  /** What has to work in it. */
  readonly journeys: readonly Journey[];
  /** Whether all that it needs is on this machine. */
  readonly isInstalled: () => Promise<boolean>;
  /** The command that installs it. */
  readonly installation: string;
  readonly start: () => Promise<EngineDriver>;
}
