/** @jest-environment node */
import * as bonsmara from './bonsmara';
import { bonsmaraCertifications, garlicCertifications, homeCertifications } from './certifications';
import { farm } from './farm';
import { garlicVarieties, growingGallery, whyChoose } from './garlic';
import { homeOperations } from './home';
import { cattlePhotos, everyPhoto, fieldPhotos } from './photos';
import { openQuestions } from './placeholder';
import * as prices from './prices';
import { testimonials } from './testimonials';
import { plantingRules, varieties } from './varieties';

test('lists every price of the specification', () => {
  const listed = [...prices.fieldPrices, ...prices.processingPrices, prices.travelPrice];
  expect(listed.map(({ service, rand, unit }) => [service, rand, unit])).toEqual([
    ['Bed shaping', 1000, 'hectare'],
    ['Planting', 2500, 'hectare'],
    ['Harvesting', 3500, 'hectare'],
    ['Bulb cleaning', 600, 'ton'],
    ['Bulb grading', 600, 'ton'],
    ['Bulb breaking/splitting', 500, 'ton'],
    ['Seed grading', 450, 'ton'],
    ['Seed peeling', 400, 'ton'],
    ['Travelling, from our facility in Settlers', 5.5, 'kilometre'],
  ]);
  expect(prices.processingCapacityTonsPerHour).toBe(3);
  expect(prices.averageSaving).toEqual({ percent: 65, randPerHectare: 100000 });
});

test('lists the five varieties with stock and spacing', () => {
  expect(varieties.map((variety) => Object.values(variety))).toEqual([
    ['pink-egyptian', 'Pink Egyptian', 'Pink Egyptian Seeds, Popular', 15, 30],
    ['white-egyptian', 'White Egyptian', 'LIMITED STOCK', 15, 30],
    ['shani', 'Shani', 'LIMITED STOCK', 12, 25],
    ['white-eastern', 'White Eastern', 'LIMITED STOCK', 15, 30],
    ['giant-elephant', 'Giant/Elephant', 'Giant/Elephant Seeds, Available', 20, 40],
  ]);
});

test('plans paths, water and season as specified', () => {
  expect(plantingRules).toEqual({
    pathwayPercent: 10,
    plantedLandPercent: 90,
    waterLitresPerSquareMetrePerWeek: 10,
    weeksPerMonthHundredths: 433,
    weeksPerSeason: 20,
  });
});

test('gives the owner two figures and three paragraphs', () => {
  expect(farm.owner.title).toBe('Owner & Founder');
  expect(farm.owner.biography).toHaveLength(3);
  expect(farm.owner.statistics.map(({ figure }) => figure)).toEqual(['15+', '2']);
});

test('names the figures of backgrounding and grazing', () => {
  const backgrounding = JSON.stringify(bonsmara.backgrounding);
  expect(backgrounding).toContain('5 months');
  expect(backgrounding).toContain('8–12%');
  const grazing = JSON.stringify(bonsmara.grazing);
  expect(grazing).toContain('about 30–40%');
  expect(grazing).toContain('up to 50%');
});

test('has as many of everything as the specification asks for', () => {
  expect(bonsmaraCertifications).toHaveLength(4);
  expect(garlicCertifications).toHaveLength(3);
  expect(homeCertifications.length).toBeGreaterThan(0);
  expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5]);
  expect(cattlePhotos).toHaveLength(12);
  expect(fieldPhotos).toHaveLength(4);
  expect(growingGallery.steps).toHaveLength(4);
  expect(garlicVarieties.varieties).toHaveLength(3);
  expect(whyChoose.points).toHaveLength(4);
  expect(bonsmara.bonsmaraServices.services.map(({ name }) => name)).toEqual([
    'Premium Breeding',
    'Backgrounding Services',
    'Feedlot Finishing',
  ]);
  expect(homeOperations.operations.map(({ route }) => route)).toEqual(['/bonsmara', '/garlic']);
});

test('describes every photo in words of its own', () => {
  for (const { alt, file } of everyPhoto) {
    expect(alt.length).toBeGreaterThan(15);
    expect(alt).not.toMatch(/photo of|image of|picture of/i);
    const others = everyPhoto.filter((photo) => photo.file !== file);
    expect(others.map((photo) => photo.alt)).not.toContain(alt);
  }
});

test('leaves a question for the owner behind every fact nobody else can know', () => {
  const questions = openQuestions().map(({ question }) => question);
  for (const about of ['name', 'email', 'WhatsApp', 'Instagram', 'Facebook', 'grasses']) {
    expect(questions.join('\n')).toContain(about);
  }
  const values = openQuestions().map(({ value }) => value);
  const certificates = [bonsmaraCertifications, garlicCertifications, homeCertifications].flat();
  const examples = [...testimonials, ...certificates].filter(({ isExample }) => isExample);
  const unconfirmed = [...testimonials, ...certificates].filter((thing) => values.includes(thing));
  // Visitors see the word Example for as long as the question is open, and no longer.
  expect(examples).toEqual(unconfirmed);
});
