export interface LifecycleEvent extends Event {
  waitUntil(done: Promise<void>): void;
}

export interface FetchEvent extends Event {
  readonly request: Request;
  readonly preloadResponse: Promise<unknown>;
  respondWith(answer: Promise<Response>): void;
}

/** What this worker uses of its global scope: the compiler's own types of it exclude those of pages. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}
