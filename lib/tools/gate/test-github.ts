/** A stand-in for GitHub's API, and a run of a workflow's command against it. */
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { prepareProject } from '../../testing/project-folder';
import { listen } from '../local-servers';

const runProgram = promisify(execFile);

/** Serves for all tests of a file; forgets after each what it was told and sent. */
export function prepareGitHub(project: ReturnType<typeof prepareProject>) {
  const github = {
    /** What it answers, by method and path inside the repository. */
    answers: {} as Record<string, unknown>,
    /** What it was sent, by the same. */
    sent: {} as Record<string, unknown>,
    /** Runs Node on a run that an event started, of a commit of main unless settings say another. */
    run(nodeArguments: readonly string[], event: unknown, settings: Record<string, string> = {}) {
      project.write('event.json', JSON.stringify(event));
      return runProgram(process.execPath, nodeArguments, {
        cwd: project.folder,
        env: {
          NODE_ENV: 'test',
          PATH: process.env.PATH,
          GITHUB_ACTIONS: 'true',
          GITHUB_API_URL: address,
          GITHUB_EVENT_PATH: join(project.folder, 'event.json'),
          GITHUB_REPOSITORY: 'ann/farm',
          GITHUB_REF: 'refs/heads/main',
          GITHUB_RUN_ID: '7',
          GITHUB_SERVER_URL: 'https://github.example',
          GITHUB_SHA: 'abc',
          GITHUB_TOKEN: 'token',
          ...settings,
        },
      });
    },
  };
  let address = '';
  const server = createServer((request, response) => {
    const asked = `${request.method} ${request.url?.replace('/repos/ann/farm/', '')}`;
    void text(request).then((body) => {
      if (body) github.sent[asked] = JSON.parse(body);
      const isKnown = request.headers.authorization === 'Bearer token' && asked in github.answers;
      response.writeHead(isKnown ? 200 : 404).end(JSON.stringify(github.answers[asked] ?? {}));
    });
  });
  beforeAll(async () => {
    address = `http://localhost:${await listen(server)}`;
  });
  afterEach(() => {
    github.answers = {};
    github.sent = {};
  });
  afterAll(() => server.close());
  return github;
}
