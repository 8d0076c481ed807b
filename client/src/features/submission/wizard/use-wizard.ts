import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { MESSAGES, type ArticleView } from '../../../../../src/contracts';
import { useNotify } from '../../../app/hooks';
import type { Consent } from './overview-step';
import { STEPS, missingByStep, type Missing } from './missing';
import { useDraft, type Draft } from './use-draft';

export interface WizardState {
  draft: Draft;
  step: number;
  /** What each step lacks. */
  missing: Missing[];
  /** The same, only for steps that the person has tried to leave. */
  shown: Missing[];
  consent: Consent;
  setConsent(consent: Consent): void;
  /** What keeps the manuscript from being sent. */
  open: string[];
  /** Raised when a step was left with something missing: the summary takes the focus. */
  failures: number;
  goTo(step: number): Promise<void>;
  finish(): Promise<void>;
}

/** Where one is in the wizard, kept in the address, and what may happen next. Leaving a step saves it. */
export function useWizard(initial: ArticleView | undefined): WizardState {
  const draft = useDraft(initial);
  const [address, setAddress] = useSearchParams();
  const [tried, setTried] = useState<ReadonlySet<number>>(new Set());
  const [consent, setConsent] = useState<Consent>({ copyright: false, reviewed: false });
  const [failures, setFailures] = useState(0);
  const navigate = useNavigate();
  const notify = useNotify();
  const wanted = Number(address.get('step') ?? '1') - 1;
  const step = draft.article && wanted > 0 && wanted < STEPS.length ? wanted : 0;
  const missing = missingByStep(draft.fields, draft.article);
  const open = openPoints(missing, draft, consent);

  useAddressOfNewDraft(draft.article?.id, initial?.id);

  const goTo = async (next: number): Promise<void> => {
    setTried((before) => new Set(before).add(step));
    const lacking = Object.keys(missing[step] ?? {}).length > 0;
    if (lacking && next > step && !tried.has(step)) {
      setFailures((before) => before + 1);
      await draft.save();
      return;
    }
    if (await draft.save()) setAddress(next === 0 ? {} : { step: String(next + 1) });
  };
  const finish = async (): Promise<void> => {
    const sent = await draft.save({ isCompleted: true, copyrightAccepted: true, submissionReviewed: true });
    if (!sent) return;
    notify.success(MESSAGES.submitted);
    navigate('/manuscript/view');
  };
  const shown = missing.map((lacks, index) => (tried.has(index) ? lacks : {}));
  return { draft, step, missing, shown, consent, setConsent, open, failures, goTo, finish };
}

function openPoints(missing: Missing[], draft: Draft, consent: Consent): string[] {
  const lacks = missing.flatMap((step, index) => Object.values(step).map((text) => `${STEPS[index]}: ${text}`));
  const overview = draft.article?.overviewCurrent ? [] : ['Generate the overview PDF and look at it.'];
  const copyright = consent.copyright ? [] : ['Tick the copyright box.'];
  const reviewed = consent.reviewed ? [] : ['Confirm that you have reviewed the submission.'];
  return [...lacks, ...overview, ...copyright, ...reviewed];
}

/** Once a new draft is on the server, the address names it, so that a reload finds it again; nothing is drawn anew. */
function useAddressOfNewDraft(id: string | undefined, initialId: string | undefined): void {
  useEffect(() => {
    if (!id || id === initialId) return;
    const next = window.location.pathname.replace(/\/manuscript\/submit\/?$/, `/manuscript/submit/${id}`);
    window.history.replaceState(window.history.state, '', next + window.location.search);
  }, [id, initialId]);
}
