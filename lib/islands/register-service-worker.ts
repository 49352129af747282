/**
 * A module of its own at `registerAddress`: registers the service worker. A page runs a module once,
 * however often it is imported.
 */
import { workerAddress } from './addresses';

// The site's headers let scripts be trusted only through a policy that they name.
const policy = globalThis.trustedTypes?.createPolicy('offline', {
  createScriptURL: (address: string) => address,
});
const address = policy?.createScriptURL(workerAddress) ?? workerAddress;

// May be missing or refused, as in a private window; the site works without it.
navigator.serviceWorker?.register(address).catch(() => {});
