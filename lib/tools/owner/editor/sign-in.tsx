import { site } from '@/content/site';
import { owner } from './github';
import { Notice } from './notice';

/** GitHub's form for a token, filled in but for the repository. */
function tokenAddress(): string {
  const fields = new URLSearchParams({
    name: 'The editor of the farm',
    // The organisation that the farm's repository belongs to.
    target_name: owner,
    // The longest life that GitHub gives a token, in days.
    expires_in: '366',
    contents: 'write',
    statuses: 'read',
  });
  return `https://github.com/settings/personal-access-tokens/new?${fields}`;
}

interface SignInProps {
  /** Why the last token did not do. */
  readonly failure: string | undefined;
  readonly onToken: (token: string) => void;
}

export function SignIn({ failure, onToken }: SignInProps) {
  const read = (form: HTMLFormElement) => {
    const token = new FormData(form).get('token');
    if (typeof token === 'string' && token.trim()) onToken(token.trim());
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        read(event.currentTarget);
      }}
    >
      <p className="hint">{site.name}</p>
      <h1>Sign in</h1>
      <Notice sentences={failure ? [failure] : []} />
      <div className="field">
        <label htmlFor="token">Access token</label>
        <input
          id="token"
          name="token"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby="token-hint"
        />
        <p id="token-hint" className="hint">
          It begins with github_pat_. No token yet, or has it ended?{' '}
          <a href={tokenAddress()} target="_blank" rel="noreferrer">
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
