/** What must be in prices.json: the garlic services. */
import { z } from 'zod';
import { fieldServices, perUnit, processingServices, travelService } from '../../services';
import { amount, money } from './field-kinds';

function rand(service: string, unit: keyof typeof perUnit, min: number, max: number) {
  return money(amount(`${service}, rand ${perUnit[unit]}`, min, max, 2));
}

export const pricesShape = z.strictObject({
  bedShaping: rand(fieldServices.bedShaping, 'hectare', 50, 50_000),
  planting: rand(fieldServices.planting, 'hectare', 50, 50_000),
  harvesting: rand(fieldServices.harvesting, 'hectare', 50, 50_000),
  bulbCleaning: rand(processingServices.bulbCleaning, 'ton', 10, 20_000),
  bulbGrading: rand(processingServices.bulbGrading, 'ton', 10, 20_000),
  bulbSplitting: rand(processingServices.bulbSplitting, 'ton', 10, 20_000),
  seedGrading: rand(processingServices.seedGrading, 'ton', 10, 20_000),
  seedPeeling: rand(processingServices.seedPeeling, 'ton', 10, 20_000),
  travelling: rand(travelService, 'kilometre', 0.5, 30),
  capacityTonsPerHour: amount('Processing capacity, tons per hour', 0.1, 100, 1),
  savingPercent: amount('Average cost saving, per cent', 1, 90),
  savingRandPerHectare: money(amount('Average cost saving, rand per hectare', 1_000, 300_000)),
});
