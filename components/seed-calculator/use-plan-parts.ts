import { useCallback, useState } from 'react';
import { linkedPart, type PartName, type PlanPart, type PlanParts } from './plan-part';

const noQuery = new URLSearchParams();

/** The further parts of the calculator: as the followed link has them, then as they are used. */
export function usePlanParts(followedQuery = noQuery) {
  const [changes, setChanges] = useState<Partial<Record<PartName, Partial<PlanPart>>>>({});
  const parts: PlanParts = {
    bed: { ...linkedPart('bed', followedQuery), ...changes.bed },
    estimate: { ...linkedPart('estimate', followedQuery), ...changes.estimate },
  };

  const changePart = useCallback((name: PartName, change: Partial<PlanPart>) => {
    setChanges((all) => ({ ...all, [name]: { ...all[name], ...change } }));
  }, []);

  return { parts, changePart };
}
