/**
 * Runs the gate again after a comment under a pull request: on the change or, once it is merged, on
 * the newest of main, so that nothing older is put online.
 */
import { askGitHub, readEvent, textAt } from './github.mjs';

const pullRequest = await askGitHub(`pulls/${textAt(readEvent(), 'issue', 'number')}`);
const which =
  textAt(pullRequest, 'merged') === 'true'
    ? 'branch=main&event=push'
    : `event=pull_request&head_sha=${textAt(pullRequest, 'head', 'sha')}`;
const runs = await askGitHub(`actions/workflows/publish.yml/runs?${which}&per_page=1`);
await askGitHub(`actions/runs/${textAt(runs, 'workflow_runs', 0, 'id')}/rerun`, {});
