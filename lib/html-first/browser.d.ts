// What browsers offer and TypeScript's own types of pages leave out or leave wide.

interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

interface Performance {
  getEntriesByType(type: 'navigation'): PerformanceNavigationTiming[];
}

interface TrustedTypePolicy {
  readonly createScriptURL: (address: string) => string;
}

declare var trustedTypes:
  | { createPolicy: (name: string, rules: TrustedTypePolicy) => TrustedTypePolicy }
  | undefined;

interface ExtendableEvent extends Event {
  waitUntil(done: Promise<void>): void;
}

interface FetchEvent extends Event {
  readonly request: Request;
  readonly preloadResponse: Promise<unknown>;
  respondWith(answer: Promise<Response>): void;
}

interface ServiceWorkerGlobalScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}
