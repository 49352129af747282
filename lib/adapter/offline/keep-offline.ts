/** Fetched by the loader where there is data to spare, and by the calculator everywhere. */
const idleMilliseconds = 2000;

const worker = '/service-worker.js';

/** Addresses of scripts are trusted only through a policy that the headers of the site name. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

// A browser that refuses, as in a private window, shows the site all the same.
function register(): void {
  const policy = globalThis.trustedTypes?.createPolicy('offline', {
    createScriptURL: (address) => address,
  });
  navigator.serviceWorker.register(policy?.createScriptURL(worker) ?? worker).catch(() => {});
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
