/** The journeys in which browser engines may differ. */
import { expect } from '@playwright/test';
import { By, until, type WebDriver } from 'selenium-webdriver';
import { routes } from '../site';
import { test } from './engine';

const message = 'Good day, do you have bulls?';
const maxMilliseconds = 15_000;

const field = (label: string) =>
  By.xpath(`//*[@id=//label[starts-with(normalize-space(), "${label}")]/@for]`);

async function waitForText(driver: WebDriver, selector: string, text: string): Promise<void> {
  const element = await driver.wait(until.elementLocated(By.css(selector)), maxMilliseconds);
  await driver.wait(until.elementTextContains(element, text), maxMilliseconds);
}

/** Runs in the page: whether it fits the window, and its font and visible photos have loaded. */
function isShown(): boolean {
  const photos = [...document.querySelectorAll<HTMLImageElement>('main img')];
  const shown = photos.filter((photo) => photo.checkVisibility());
  const missing = shown.find(({ complete, naturalWidth }) => !complete || !naturalWidth);
  missing?.scrollIntoView({ behavior: 'instant' });
  const isFontLoaded = [...document.fonts].some(({ status }) => status === 'loaded');
  const isNarrow = document.documentElement.scrollWidth <= innerWidth;
  return shown.length > 0 && !missing && isFontLoaded && isNarrow;
}

for (const route of routes) {
  test(`${route} can be read`, async ({ driver, preview }) => {
    await driver.manage().window().setRect({ width: 360, height: 800 });
    await driver.get(preview.address + route);
    await driver.wait(() => driver.executeScript<boolean>(isShown), maxMilliseconds);
  });
}

test('the calculator calculates', async ({ driver, preview }) => {
  await driver.get(`${preview.address}/garlic`);
  await driver.findElement(field('Number of seeds')).sendKeys('200000');
  await waitForText(driver, '#calculator dl', '9 900 m²');
});

test('an enquiry is kept when the page is loaded again, and sent', async ({ driver, preview }) => {
  await driver.get(`${preview.address}/bonsmara`);
  await driver.findElement(field('Name')).sendKeys('Ann Farmer');
  await driver.findElement(field('Email')).sendKeys('ann@example.com');
  await driver.findElement(field('Message')).sendKeys(message);
  await driver.navigate().refresh();
  const area = driver.findElement(field('Message'));
  await driver.wait(async () => (await area.getAttribute('value')) === message, maxMilliseconds);
  await driver.findElement(By.xpath('//button[normalize-space()="Send Message"]')).click();
  await waitForText(driver, '[data-sonner-toast]', 'Message Sent!');
  expect(preview.inbox.messages.map(({ parameters }) => parameters.message)).toEqual([message]);
});
