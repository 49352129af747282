/** What the gate answers under a change, in the words of the person who made it. */

/**
 * What came of a change. It is `passed`, with a question to the owner in `text` or nothing; it would be,
 * but the site is in `preparation`, with a line in `text` for each answer that is missing; it has
 * `mistakes`, a line for each in `text`; or else a command broke off, and `text` is what it said last.
 * @typedef {{ readonly kind: string, readonly text: string }} Verdict
 */

/**
 * @typedef {object} Circumstances
 * @property {boolean} isMerged whether the change is on main already
 * @property {string} runAddress where the run can be read
 * @property {string} [deployment] how the upload ended: `success`, `failure`, `cancelled`,
 * `skipped`, or `superseded` by the run of a later change
 * @property {string} [siteAddress] where visitors find the site
 * @property {string} [previewAddress] where this change can be looked at
 */

/** How an answer begins that says that a change is online. */
export const liveAnswer = '**Your change is live:**';

/**
 * @param {string} question what to ask the owner all the same; empty where there is nothing
 * @param {Circumstances} circumstances
 */
function passedAnswer(question, { isMerged, runAddress, deployment, siteAddress, previewAddress }) {
  const asked = question && `\n\n${question}`;
  if (!isMerged) {
    const preview = previewAddress ? `\n\nLook at it first: ${previewAddress}` : '';
    return `**This change can be published.** Press Publish in the desk, or merge it here.${preview}${asked}`;
  }
  if (deployment === 'success') {
    return `${liveAnswer} ${siteAddress}

To undo it, open this page on GitHub, press Revert, and publish what that makes.${asked}`;
  }
  if (deployment === 'superseded') {
    return '**Your change is not live yet: a later one came before its turn.** The two go live together; an answer here says when.';
  }
  if (deployment === 'skipped') {
    return '**Your change is ready, but no host is named to put it on:** docs/deploying.md says how.';
  }
  return `**Your change is not live yet: it could not be uploaded.** It is tried again tonight. To try it now, open ${runAddress} and press "Re-run failed jobs".`;
}

/**
 * @param {Verdict} verdict
 * @param {Circumstances} circumstances
 * @returns a comment in Markdown
 */
export function answerFor({ kind, text }, circumstances) {
  if (kind === 'passed') return passedAnswer(text, circumstances);
  const list = text.replace(/^/gm, '- ');
  if (kind === 'preparation') {
    const count = text.split('\n').length;
    const waits = `The site goes online when ${count === 1 ? 'this is' : `these ${count} are`} answered:\n\n${list}`;
    return circumstances.isMerged
      ? `**Saved.** ${waits}`
      : `${passedAnswer('', circumstances)}\n\n${waits}`;
  }
  const state = circumstances.isMerged
    ? 'This change was published, but it is **not live**: what was live before stays.'
    : 'This change can **not be published yet**: what is live stays as it is.';
  if (kind === 'mistakes') {
    return `${state}

${list}

Correct it in the desk and save it again.`;
  }
  return `${state} The site could not be built or tested with it, which is for whoever looks after the site: ${circumstances.runAddress}

\`\`\`
${text.replaceAll('```', "'''")}
\`\`\``;
}
