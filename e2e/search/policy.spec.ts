import type { APIRequestContext } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { policyIn } from '../../lib/tools/built-site';
import { expect, routes, test } from '../site';

/** What holds for a page: its own policy, and the directives that the header adds to it. */
async function policyOf(request: APIRequestContext, route: string) {
  const answer = await request.get(route);
  const html = await answer.text();
  return { html, policy: `${policyIn(html)}; ${answer.headers()['content-security-policy']}` };
}

for (const route of [...routes, '/nowhere']) {
  test(`the policy of ${route} has no serious weakness, and the page no inline attribute that it refuses`, async ({
    request,
  }) => {
    const { html, policy } = await policyOf(request, route);
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const serious = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM, Severity.HIGH_MAYBE];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(
      "; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types offline",
    );
    expect(findings.filter(({ severity }) => serious.includes(severity))).toEqual([]);
    // The one doubt left is about sites that let others put scripts on them; this one does not.
    const doubts = findings.filter(({ severity }) => severity < Severity.INFO);
    expect(doubts.map(({ value }) => value)).toEqual(["'self'"]);
    expect(html).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
  });
}

test('only the cattle page may frame another site, and only the one of its feed', async ({
  request,
}) => {
  const frames = async (route: string) => {
    return /frame-src ([^;]*)/.exec((await policyOf(request, route)).policy)?.[1];
  };
  expect(await frames('/bonsmara')).toBe('https://www.facebook.com');
  for (const route of ['/', '/garlic', '/nowhere']) expect(await frames(route)).toBe("'none'");
});
