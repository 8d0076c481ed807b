import { lazy, Suspense, useEffect, useState } from 'react';
import type { ArticleView } from '@contracts';
import { SkeletonLines } from '../../../shared/page/skeletons';
import { GeneralStep } from './general-step';
import type { LaterStep } from './later-step';
import type { WizardState } from './use-wizard';

/** What is loaded already: React shows the skeleton of a lazy component for a third of a second, also when its file is there. */
const loaded: { step?: typeof LaterStep } = {};
const loadLater = async () => {
  const step = (await import('./later-step')).LaterStep;
  loaded.step = step;
  return { default: step };
};
const LazyStep = lazy(loadLater);

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
      <Later wizard={wizard} article={article} />
    </Suspense>
  );
}

/** The same component as long as it is shown: another one would lose what is typed. */
function Later({ wizard, article }: { wizard: WizardState; article: ArticleView }) {
  const [Step] = useState(() => loaded.step ?? LazyStep);
  return <Step wizard={wizard} article={article} />;
}
