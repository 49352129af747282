import { fieldPrices, processingPrices } from '@/content/prices';
import { numberForLink, numberFromLink } from '@/lib/calculator/calculation-link';
import { type EstimateInput, serviceKey, trips } from '@/lib/calculator/estimate';

const allKeys = [...fieldPrices, ...processingPrices].map(serviceKey);

function chooseTrip(value: unknown): EstimateInput['trip'] {
  return trips.find((trip) => trip === value) ?? trips[0];
}

/** What stands in the form of the estimate. */
export function readEstimate(form: HTMLFormElement): EstimateInput {
  const data = new FormData(form);
  const typed = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    services: allKeys.filter((key) => data.getAll('services').includes(key)),
    tons: typed('tons'),
    kilometres: typed('km'),
    trip: chooseTrip(data.get('trip')),
  };
}

/** The estimate of a link; the work on the land where the link has no estimate of ours. */
export function estimateFromLink(linked: URLSearchParams | undefined): EstimateInput {
  const named = linked?.get('services')?.split(' ');
  return {
    services: named ? allKeys.filter((key) => named.includes(key)) : fieldPrices.map(serviceKey),
    tons: numberFromLink(linked?.get('tons') ?? null),
    kilometres: numberFromLink(linked?.get('km') ?? null),
    trip: chooseTrip(linked?.get('trip')),
  };
}

/** What a link keeps of an estimate: `services=planting+harvesting&tons=12&km=80&trip=return`. */
export function estimateForLink({ services, tons, kilometres, trip }: EstimateInput): string {
  const query = new URLSearchParams({ services: services.join(' ') });
  if (tons.trim()) query.set('tons', numberForLink(tons));
  if (kilometres.trim()) {
    query.set('km', numberForLink(kilometres));
    query.set('trip', trip);
  }
  return String(query);
}
