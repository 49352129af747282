/** What runs in the browser: the editor as it is published, and what we add to it from outside. */
import CMS, { type CmsConfig } from '@sveltia/cms';
import { z } from 'zod';
import { AmountControl } from './amount-control';
import { beforeSave } from './before-save';
import { watchGitHub } from './failures';
import { askGitHub, fileField, fileSchema, readToken } from './github';
import { showNews } from './news-panel';
import { hideNotice, showNotice } from './notice';
import { noteOpenedVersions, openedVersion, openFile } from './opened-version';

// Written here when the editor is built.
declare const editorConfiguration: CmsConfig;
declare const editorRepository: string;
declare const exampleFacts: unknown;

// The policy of the page forbids to make functions out of text.
z.config({ jitless: true });

watchGitHub((sentence, isSave) => {
  // Behind a form or a list, what fails is asked again by itself.
  const isOpening = !openFile() && !document.querySelector('[role=treeitem], [role=grid]');
  if (isSave || isOpening) showNotice(sentence);
});

/** A file of facts as `main` has it. @throws one sentence when GitHub does not say */
async function readMain(file: string) {
  const token = readToken();
  if (!token) return undefined;
  const found = await askGitHub(
    { repository: editorRepository, token },
    fileField(file),
    z.record(z.string(), fileSchema),
  );
  return Object.values(found)[0];
}

/** Closes the editor's own box that a listener has stopped a save, since the reason is above the form. */
function closeStopBoxes(): void {
  new MutationObserver(() => {
    if (!document.querySelector('#notice')) return;
    for (const box of document.querySelectorAll('dialog[open][role=alertdialog]')) {
      const [close, ...others] = box.querySelectorAll('button');
      if (others.length === 0) close?.click();
    }
  }).observe(document.body, { childList: true, subtree: true, attributes: true });
}

async function start(): Promise<void> {
  // Without it the editor would save, and not call our check.
  await import('immutable');
  CMS.registerFieldType('amount', AmountControl);
  CMS.registerEventListener({
    name: 'preSave',
    handler: beforeSave(exampleFacts, { readMain, openedVersion }),
  });
  const noteAgain = noteOpenedVersions(async (file) => (await readMain(file))?.oid);
  CMS.registerEventListener({
    name: 'postSave',
    handler() {
      hideNotice();
      noteAgain();
    },
  });
  closeStopBoxes();
  await CMS.init({ config: editorConfiguration });
  const panel = document.querySelector<HTMLElement>('#news');
  if (panel) showNews(panel, editorRepository);
}

start().catch(() => showNotice('The editor is not whole, and saves nothing. Load the page again.'));
