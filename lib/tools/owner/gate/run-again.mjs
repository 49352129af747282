/**
 * Runs the gate again after a comment under a pull request: on the change or, once it is merged, on
 * the newest of main, so that nothing older is put online.
 */
import { gh } from './github.mjs';

const { PULL_REQUEST = '' } = process.env;
/** @param {string} field */
const read = (field) => gh('pr', 'view', PULL_REQUEST, '--json', field, '--jq', `.${field}`);
const which =
  read('state') === 'MERGED'
    ? ['--branch', 'main', '--event', 'push']
    : ['--commit', read('headRefOid'), '--event', 'pull_request'];
const newest = ['--limit', '1', '--json', 'databaseId', '--jq', '.[0].databaseId'];
gh('run', 'rerun', gh('run', 'list', '--workflow', 'publish.yml', ...which, ...newest));
