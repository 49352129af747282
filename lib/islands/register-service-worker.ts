/**
 * Registers the service worker. A module of its own at `registerUrl`, since a page runs a module once,
 * however often it imports it.
 */
import { workerUrl } from './urls';

// The site's headers require Trusted Types, and allow only the policies that they name.
const policy = globalThis.trustedTypes?.createPolicy('offline', {
  createScriptURL: (url: string) => url,
});
const url = policy?.createScriptURL(workerUrl) ?? workerUrl;

// The API may be missing or refuse, as in a private window; the site works without it.
navigator.serviceWorker?.register(url).catch(() => {});
