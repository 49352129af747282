/**
 * What has been typed and not yet sent, kept on the device for each page's form: pairs of field and
 * text under the page's path. The loader of the pages writes them too, until the form is awake.
 */
import { forget, keep, parseKept, recall } from './device-storage';
import { enquiryFields, isSame, mapFields, nothingTyped, type TypedEnquiry } from './typed-enquiry';

function pairsOf(kept: unknown): Map<unknown, unknown> {
  const pairs: unknown[] = Array.isArray(kept) ? kept : [];
  return new Map(
    pairs.map((pair): [unknown, unknown] =>
      Array.isArray(pair) ? [pair[0], pair[1]] : [pair, ''],
    ),
  );
}

/** What is kept under a key as pairs of field and text; undefined where that is nothing. */
export function readPairs(key: string): TypedEnquiry | undefined {
  const pairs = pairsOf(parseKept(recall(key)));
  const draft = mapFields((field) => {
    const text = pairs.get(field);
    return typeof text === 'string' ? text : '';
  });
  return isSame(draft, nothingTyped) ? undefined : draft;
}

/** The draft of this page's form, if there is one. */
export function readDraft(): TypedEnquiry | undefined {
  return readPairs(location.pathname);
}

/** Keeps what has been typed; a form emptied by hand leaves no draft. */
export function saveDraft(typed: TypedEnquiry): void {
  if (isSame(typed, nothingTyped)) forget(location.pathname);
  else keep(location.pathname, JSON.stringify(enquiryFields.map((field) => [field, typed[field]])));
}

export function discardDraft(): void {
  forget(location.pathname);
}

/** Discards the draft once it has been sent; what another tab has typed since stays. */
export function discardSentDraft(sent: TypedEnquiry): void {
  const draft = readDraft();
  if (draft && isSame(draft, sent)) discardDraft();
}

/**
 * A draft together with what already stands in the form, as when somebody types before the draft is
 * back: neither message is lost, and of the other fields the newer one counts.
 */
export function mergeDraft(draft: TypedEnquiry, typed: TypedEnquiry): TypedEnquiry {
  const merged = mapFields((field) => typed[field] || draft[field]);
  if (merged.message.includes(draft.message)) return merged;
  if (draft.message.includes(typed.message)) return { ...merged, message: draft.message };
  return { ...merged, message: `${draft.message}\n${typed.message}` };
}
