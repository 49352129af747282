/**
 * Settings of a preview build, used where the environment has none of its own. The e-mail origin
 * "/" is the site's own address, where the preview server stands in for the e-mail service.
 * @type {Readonly<Record<string, string>>}
 */
export const previewEnvironment = {
  NEXT_PUBLIC_SITE_URL: 'http://localhost:3000',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'preview-public-key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'preview-service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'preview-template',
  NEXT_PUBLIC_EMAILJS_ORIGIN: '/',
  NEXT_TELEMETRY_DISABLED: '1',
};
