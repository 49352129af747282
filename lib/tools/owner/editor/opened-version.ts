/**
 * Which version of a file its form was made from. A draft that the editor restores keeps the version of the
 * day on which it was begun, so it is noted at the first touch of a form, and stays when a draft is restored.
 */
import { readMain } from './github';

const place = (file: string) => `editor.opened.${file}`;

/** The version from which the form of a file was begun; empty where that is not known. */
export const openedVersion = (file: string): string => localStorage.getItem(place(file)) ?? '';

/** The file of the form on the screen. */
export const openFile = (): string | undefined => /\/entries\/([\w-]+)/.exec(location.hash)?.[1];

/**
 * Notes versions from here on.
 * @returns what to call after a save, since the form may stay open and is then of a newer version
 */
export function noteOpenedVersions(): () => void {
  let version = Promise.resolve('');
  let isNoted = false;
  const readVersion = async (file: string) => (await readMain())?.files.get(file)?.oid ?? '';
  const begin = () => {
    const file = openFile();
    isNoted = false;
    if (file) version = readVersion(file).catch(() => '');
  };
  const note = async ({ target }: Event) => {
    const file = openFile();
    const dialog = target instanceof Element && target.closest('[role=alertdialog]');
    // The first button of the editor's question whether to restore a draft, and of no other before a touch.
    const isRestoring = dialog && target.closest('.primary');
    if (isNoted || !file || (dialog && !isRestoring)) return;
    isNoted = true;
    if (!isRestoring) localStorage.setItem(place(file), await version);
  };
  window.addEventListener('hashchange', begin);
  for (const kind of ['input', 'click'])
    document.addEventListener(kind, (event) => void note(event), true);
  begin();
  return begin;
}
