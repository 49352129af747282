// Browser features that TypeScript's DOM types lack or type loosely.

interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

interface Performance {
  getEntriesByType(type: 'navigation'): PerformanceNavigationTiming[];
}

declare var trustedTypes: { createPolicy<Policy>(name: string, rules: Policy): Policy } | undefined;

interface ExtendableEvent extends Event {
  waitUntil(done: Promise<void>): void;
}

interface FetchEvent extends Event {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface ServiceWorkerGlobalScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}
