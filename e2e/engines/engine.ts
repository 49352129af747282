/** A test in the system's WebKit, on a preview of its own. */
import { Builder, type WebDriver } from 'selenium-webdriver';
import { runServer } from '../../lib/tools/local-servers';
import { test as base } from '../own-preview';

export const test = base.extend<{ driver: WebDriver }>({
  driver: async ({}, use) => {
    const server = await runServer({
      path: '/usr/bin/WebKitWebDriver',
      installation: 'apt-get install webkit2gtk-driver xvfb xauth',
      prepare: (port) => [`--port=${port}`],
      // The sandbox needs rights that a container lacks, and the browser only opens our own pages.
      environment: () => ({ WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    });
    const options = { args: ['--automation'] };
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${server.port}`)
      .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
      .build();
    await use(driver);
    await driver.quit();
    await server.stop();
  },
});
