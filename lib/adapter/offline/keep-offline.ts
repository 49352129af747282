/** Fetched by the loader where there is data to spare, and part of the calculator everywhere. */
const idleMilliseconds = 2000;

// A browser that refuses, as in a private window, shows the site all the same.
function register(): void {
  navigator.serviceWorker.register('/service-worker.js').catch(() => {});
}

function registerWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(register);
  else setTimeout(register, idleMilliseconds);
}

/** Has the browser keep the site for places without signal, once the page has all it needs. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') registerWhenIdle();
  else addEventListener('load', registerWhenIdle);
}
