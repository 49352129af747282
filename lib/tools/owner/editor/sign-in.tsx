import { z } from 'zod';
import { site } from '@/content/site';
import { owner } from './github';
import { Notice } from './notice';

/** GitHub's form for a token, filled in for a year and the farm's account; the owner picks the repository. */
const tokenAddress = `https://github.com/settings/personal-access-tokens/new?${new URLSearchParams({
  name: 'The editor of the farm',
  target_name: owner,
  expires_in: '366',
  contents: 'write',
  statuses: 'read',
})}`;

interface SignInProps {
  /** Why the last token was refused. */
  readonly reasons: readonly string[];
  readonly onToken: (token: string) => void;
}

export function SignIn({ reasons, onToken }: SignInProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onToken(z.string().trim().parse(new FormData(event.currentTarget).get('token')));
      }}
    >
      <p className="hint">{site.name}</p>
      <h1>Sign in</h1>
      <Notice sentences={reasons} />
      <div className="field">
        <label htmlFor="token">Access token</label>
        <input id="token" name="token" autoComplete="off" aria-describedby="token-hint" />
        <p id="token-hint" className="hint">
          It begins with github_pat_. No token yet, or has it expired?{' '}
          <a href={tokenAddress} target="_blank" rel="noreferrer">
            Make one on GitHub
          </a>
        </p>
      </div>
      <button type="submit" className="main">
        Sign in
      </button>
    </form>
  );
}
