/** The source of each page, as crawlers and scanners read it. */
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { HtmlValidate } from 'html-validate';
import { expect, routes, test } from '../site';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
const serious = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM, Severity.HIGH_MAYBE];

for (const route of [...routes, '/nowhere']) {
  test(`the source of ${route} is valid, and its policy has no serious weakness`, async ({
    request,
  }) => {
    const answer = await request.get(route);
    const html = await answer.text();
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
    // What holds is the page's own policy, and the directives that the header adds to it.
    const [, own] =
      /<meta http-equiv="?Content-Security-Policy"? content="([^"]*)"/i.exec(html) ?? [];
    const policy = `${own}; ${answer.headers()['content-security-policy']}`;
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(
      "; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types offline",
    );
    expect(findings.filter(({ severity }) => serious.includes(severity))).toEqual([]);
    // Inline attributes would be refused.
    expect(html).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
    // Only the cattle page may frame another site, and only the one of its feed.
    const framed = route === '/bonsmara' ? 'https://www.facebook.com' : "'none'";
    expect(policy).toContain(`frame-src ${framed};`);
  });
}
