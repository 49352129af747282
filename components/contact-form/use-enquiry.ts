import { useEffect, useRef, useState } from 'react';
import type { EnquiryStatusKind } from '@/content/enquiry-statuses';
import { discardDraft, discardSentDraft, saveDraft } from '@/lib/enquiry/draft';
import type { Delivery } from '@/lib/enquiry/email-request';
import type { EnquiryErrors } from '@/lib/enquiry/schema';
import { nothingTyped } from '@/lib/enquiry/typed-enquiry';
import { controlOf, readEnquiry } from './read-enquiry';
import { restoreDraft } from './restore-draft';
import { showOtherWays } from './show-other-ways';
import { type EnquiryDesk, useEnquiryDesk } from './use-enquiry-desk';
import { isQuestion, useEnquiryStatus } from './use-enquiry-status';

/** What one check found; a new one each time, so that a repeated mistake is told again. */
interface Findings {
  readonly check: number;
  readonly errors: EnquiryErrors;
}

/** The life of an enquiry: typed, kept, checked, sent once, and where it stands at each moment. */
export function useEnquiry(delivery: Delivery) {
  const formRef = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [typed, setTyped] = useState(nothingTyped);
  const [findings, setFindings] = useState<Findings>({ check: 0, errors: {} });
  const [status, setStatus] = useEnquiryStatus();
  const [isSending, setSending] = useState(false);
  const [isStranded, setStranded] = useState(false);
  const { desk, loadDesk, announce } = useEnquiryDesk();

  useEffect(() => {
    const kind = restoreDraft(formRef.current, delivery.subject);
    setTyped(readEnquiry(formRef.current));
    setStatus(kind);
    // Who woke the form with a touch stands in one of its fields already.
    const isInUse = formRef.current?.contains(document.activeElement);
    if (kind || isInUse) void loadDesk();
  }, [delivery.subject, loadDesk, setStatus]);

  function empty() {
    formRef.current?.reset();
    setTyped(nothingTyped);
  }

  /** @returns where the enquiry stands; undefined when it has mistakes. */
  async function attempt(
    { checkEnquiry, looksAutomatic, sendOnce }: EnquiryDesk,
    form: HTMLFormElement,
    confirmed?: EnquiryStatusKind,
  ) {
    const { enquiry, errors } = checkEnquiry(readEnquiry(form));
    setFindings(({ check }) => ({ check: check + 1, errors: errors ?? {} }));
    if (errors) return undefined;
    if (!navigator.onLine && confirmed !== 'waiting') return 'waiting';
    const trap = controlOf(form, 'trap');
    if (looksAutomatic(trap?.value ?? '') && confirmed !== 'held') return 'held';
    if (trap) trap.value = '';
    const isRepeatWanted = confirmed === 'alreadyTried' || confirmed === 'alreadySent';
    const outcome = await sendOnce(enquiry, delivery, isRepeatWanted);
    if (outcome === 'unreached' && !navigator.onLine) return 'waiting';
    if (outcome === 'sent') {
      discardSentDraft(enquiry);
      empty();
    }
    return outcome;
  }

  /** Tells of an outcome; the words that stay come with the status. */
  function tell(outcome: EnquiryStatusKind | undefined) {
    setStatus(outcome);
    if (!outcome) announce('invalid');
    else if (outcome === 'sent') announce('sent');
    else if (!isQuestion(outcome)) announce('failed');
  }

  /** Sends what stands in the form. @param confirmed what the visitor was asked, and agreed to. */
  async function submit(confirmed?: EnquiryStatusKind) {
    const form = formRef.current;
    if (!form || isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setStatus(undefined);
    const loaded = await loadDesk();
    setStranded(!loaded);
    showOtherWays(form, !loaded);
    if (loaded) tell(await attempt(loaded, form, confirmed).catch(() => 'unreached' as const));
    isBusy.current = false;
    setSending(false);
  }

  function takeInput(field: string) {
    const now = readEnquiry(formRef.current);
    setTyped(now);
    saveDraft(now);
    setFindings(({ check, errors }) => ({ check, errors: { ...errors, [field]: undefined } }));
  }

  /** Does what a status's second button says. The button goes, so the first field takes the focus. */
  function dismiss() {
    if (status !== 'alreadyTried') {
      discardDraft();
      empty();
    }
    setStatus(undefined);
    controlOf(formRef.current, 'name')?.focus();
  }

  return {
    formRef,
    typed,
    findings,
    status,
    isSending,
    isStranded,
    desk,
    loadDesk,
    submit,
    takeInput,
    dismiss,
  };
}
