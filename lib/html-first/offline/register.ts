/**
 * A module of its own at `registerAddress`: registers the service worker, once the page has all it
 * needs and the browser is idle. A page runs a module once, however often it is imported.
 */
import { workerAddress } from '../addresses';

const idleMilliseconds = 2000;

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

function register(): void {
  const policy = globalThis.trustedTypes?.createPolicy('offline', {
    createScriptURL: (address) => address,
  });
  const address = policy?.createScriptURL(workerAddress) ?? workerAddress;
  // A browser that refuses, as in a private window, shows the site all the same.
  navigator.serviceWorker.register(address).catch(() => {});
}

function registerWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(register);
  else setTimeout(register, idleMilliseconds);
}

if ('serviceWorker' in navigator) {
  if (document.readyState === 'complete') registerWhenIdle();
  else addEventListener('load', registerWhenIdle);
}
