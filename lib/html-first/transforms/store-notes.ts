import { selectAll } from 'hast-util-select';
import { Attribute } from '../attributes';
import type { PageTransform } from './page';

/**
 * Moves the content of each note into a template, which keeps it out of the page's text for
 * crawlers until the note is shown.
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
