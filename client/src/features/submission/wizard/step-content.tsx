import { lazy, Suspense, useEffect, useState } from 'react';
import type { ArticleView } from '@contracts';
import { SkeletonLines } from '../../../shared/page/skeletons';
import { GeneralStep } from './general-step';
import type { LaterStep } from './later-step';
import type { WizardState } from './use-wizard';

/** The already loaded component. React shows the skeleton of a lazy component for a third of a second, even if its file has loaded. */
const loaded: { step?: typeof LaterStep } = {};
const loadLater = async () => {
  const step = (await import('./later-step')).LaterStep;
  loaded.step = step;
  return { default: step };
};
const LazyStep = lazy(loadLater);

/** The current step. All steps except the first need the draft on the server, so their chunk is loaded when there is one. */
export function StepContent({ wizard }: { wizard: WizardState }) {
  const { draft, step, shown } = wizard;
  const { fields, article, change } = draft;
  const hasDraft = article !== undefined;
  useEffect(() => {
    // If loading fails, the next click tries again.
    if (hasDraft) loadLater().catch(() => undefined);
  }, [hasDraft]);
  if (step === 0 || !article) return <GeneralStep fields={fields} missing={shown[step] ?? {}} change={change} />;
  return (
    <Suspense fallback={<SkeletonLines />}>
      <Later wizard={wizard} article={article} />
    </Suspense>
  );
}

/** Keeps the same component as long as it is shown, because a different one would lose typed text. */
function Later({ wizard, article }: { wizard: WizardState; article: ArticleView }) {
  const [Step] = useState(() => loaded.step ?? LazyStep);
  return <Step wizard={wizard} article={article} />;
}
