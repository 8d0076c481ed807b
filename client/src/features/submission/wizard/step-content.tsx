import { lazy, Suspense, useEffect } from 'react';
import { SkeletonLines } from '../../../shared/page/skeletons';
import { GeneralStep } from './general-step';
import type { WizardState } from './use-wizard';

const loadLater = () => import('./later-step');
const LaterStep = lazy(async () => ({ default: (await loadLater()).LaterStep }));

/** The current step. All but the first need the draft on the server: their file comes when there is one. */
export function StepContent({ wizard }: { wizard: WizardState }) {
  const { draft, step, shown } = wizard;
  const { fields, article, change } = draft;
  const hasDraft = article !== undefined;
  useEffect(() => {
    // The next click asks for it again if it does not come.
    if (hasDraft) loadLater().catch(() => undefined);
  }, [hasDraft]);
  if (step === 0 || !article) return <GeneralStep fields={fields} missing={shown[step] ?? {}} change={change} />;
  return (
    <Suspense fallback={<SkeletonLines />}>
      <LaterStep wizard={wizard} article={article} />
    </Suspense>
  );
}
