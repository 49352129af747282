/** What runs in the browser: the editor as it is published, and what we add to it from outside. */
import CMS, { type CmsConfig } from '@sveltia/cms';
import { z } from 'zod';
import { AmountControl } from './amount-control';
import { beforeSave } from './before-save';
import { watchGitHub } from './failures';
import { showNews } from './news-panel';
import { showNotice } from './notice';
import { noteOpenedVersions, openFile } from './opened-version';

// Written here when the editor is built.
declare const editorConfiguration: CmsConfig;

// The policy of the page forbids to make functions out of text.
z.config({ jitless: true });

watchGitHub((sentence, isSave) => {
  // Behind a form or a list, what fails is asked again by itself.
  const isOpening = !openFile() && !document.querySelector('[role=treeitem], [role=grid]');
  if (isSave || isOpening) showNotice(sentence);
});

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
  CMS.registerEventListener({ name: 'preSave', handler: beforeSave });
  CMS.registerEventListener({ name: 'postSave', handler: noteOpenedVersions() });
  closeStopBoxes();
  await CMS.init({ config: editorConfiguration });
  showNews();
}

start().catch(() => showNotice('The editor is not whole, and saves nothing. Load the page again.'));
