import { selectAll } from 'hast-util-select';
import { Attribute } from '../attributes';
import type { PageTransform } from './page';

/**
 * Puts what each note of an island says into a template, so that it is no part of the page's text,
 * which crawlers and readers of the text go through, until it is shown.
 */
export const storeNotes: PageTransform = (page) => {
  for (const note of selectAll(`[${Attribute.Note}]`, page)) {
    note.children = [
      {
        type: 'element',
        tagName: 'template',
        properties: {},
        children: [],
        content: { type: 'root', children: note.children },
      },
    ];
  }
};
