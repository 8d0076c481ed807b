import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  type ArticleView,
  type CurrentPdfs,
  finalProblems,
  MESSAGES,
  messageText,
  type SubmissionBoxes,
} from '@contracts';
import { usePublicSettings } from '../../../shared/api/public-api';
import { SAVED } from '../../../shared/page/leave-guard';
import { useStoredPlace } from '../../../shared/saving/stored-place';
import { useNotify } from '../../../shared/state/hooks';
import { lacksFigureTitles } from '../files/figure-titles';
import { hasPicture, type Missing, missingByStep, STEPS } from './checks/missing';
import { type Tick, ticksOf } from './checks/ticks';
import { useAddressOfNewDraft } from './draft/use-address-of-new-draft';
import { type Draft, useDraft } from './draft/use-draft';
import type { Consent } from './overview/consent-boxes';

export interface WizardState {
  draft: Draft;
  step: number;
  /** What is missing in each step. */
  missing: Missing[];
  ticks: Tick[];
  /** What is missing, but only for steps that the person has tried to leave. */
  shown: Missing[];
  consent: Consent;
  setConsent(consent: Consent): void;
  /** The reasons that still prevent submission. */
  open: string[];
  /** Increases when a step is left with something missing; the summary then takes the focus. */
  failures: number;
  /** True while the author is asked to confirm a manuscript without pictures. */
  askingForPictures: boolean;
  /** True while the author is asked for figure titles. */
  askingForTitles: boolean;
  /** Saves and opens any step. */
  goTo(step: number): Promise<void>;
  /** Saves and opens the next step, unless this one is incomplete. */
  goOn(): Promise<void>;
  /** The answer to the question about pictures. */
  answerPictures(moveOn: boolean): void;
  /** Called with the article and its titles, or null to stay on the step. */
  answerTitles(article: ArticleView | null): void;
  finish(): Promise<void>;
}

const FILES_STEP = 3;
const NO_CONSENT: Consent = { copyright: false, reviewed: false, withoutConverted: false };

const boxesOf = ({ copyright, reviewed, withoutConverted }: Consent): SubmissionBoxes => ({
  copyrightAccepted: copyright,
  submissionReviewed: reviewed,
  withoutConverted,
});

/** The current step, kept in the address, and the possible moves. Leaving a step saves it. */
export function useWizard(initial: ArticleView | undefined, onBegun?: (id: string) => void): WizardState {
  const draft = useDraft(initial);
  const [consent, setConsent] = useState<Consent>(NO_CONSENT);
  const lacks = missingByStep(draft.fields, draft.article, usePublicSettings());
  const place = useSteps(draft, lacks, onBegun);
  const boxes = boxesOf(consent);
  const missing = [...lacks.slice(0, -1), finalProblems(boxes, currentPdfs(draft))];
  const ticks = ticksOf(missing, useStoredPlace(draft.article?.id, place.step));
  useAddressOfNewDraft(draft.article?.id, initial?.id, onBegun);
  const finish = useFinish(draft, consent);
  return { draft, missing, ticks, consent, setConsent, open: openPoints(missing), finish, ...place };
}

type Steps = Omit<WizardState, 'draft' | 'missing' | 'ticks' | 'consent' | 'setConsent' | 'open' | 'finish'>;

function useSteps(draft: Draft, missing: Missing[], onBegun?: (id: string) => void): Steps {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const [tried, setTried] = useState<ReadonlySet<number>>(new Set());
  const [failures, setFailures] = useState(0);
  const [asking, setAsking] = useState<'pictures' | 'titles' | null>(null);
  const stepInAddress = Number(address.get('step') ?? '1') - 1;
  const step = draft.article && STEPS[stepInAddress] !== undefined ? stepInAddress : 0;
  const goTo = async (next: number): Promise<void> => {
    setTried((before) => new Set(before).add(step));
    const saved = await draft.save();
    if (!saved) return;
    // The page must know that the draft is its own before the address includes the id.
    onBegun?.(saved.id);
    void navigate(`/manuscript/submit/${saved.id}${next === 0 ? '' : `?step=${next + 1}`}`, { state: SAVED });
  };
  const goOn = async (): Promise<void> => {
    if (Object.keys(missing[step] ?? {}).length > 0) {
      setTried((before) => new Set(before).add(step));
      setFailures((before) => before + 1);
      await draft.save();
      return;
    }
    const question = step === FILES_STEP ? openQuestion(draft.article) : null;
    if (question) setAsking(question);
    else await goTo(step + 1);
  };
  const answerPictures = (moveOn: boolean): void => {
    setAsking(null);
    if (moveOn) void goTo(FILES_STEP + 1);
  };
  const answerTitles = (titled: ArticleView | null): void => {
    setAsking(null);
    if (!titled) return;
    draft.adopt(titled);
    void goTo(FILES_STEP + 1);
  };
  const shown = missing.map((lacks, index) => (tried.has(index) ? lacks : {}));
  const questions = { askingForPictures: asking === 'pictures', askingForTitles: asking === 'titles' };
  return { step, shown, failures, ...questions, goTo, goOn, answerPictures, answerTitles };
}

/** The question to ask before leaving the files step (spec part 1, section 5, 'File upload'). */
function openQuestion(article: ArticleView | undefined): 'pictures' | 'titles' | null {
  if (!hasPicture(article)) return 'pictures';
  return article && lacksFigureTitles(article, article.revision) ? 'titles' : null;
}

function useFinish(draft: Draft, consent: Consent): () => Promise<void> {
  const navigate = useNavigate();
  const notify = useNotify();
  return async () => {
    const sent = await draft.save({ isCompleted: true, ...boxesOf(consent) });
    if (!sent) return;
    notify.success(MESSAGES.submitted);
    void navigate('/manuscript/view', { state: SAVED });
  };
}

/** What is missing, with the name of the step. The name is left out for the last step, since its text is read on that step. */
const openPoints = (missing: Missing[]): string[] =>
  missing.flatMap((step, index) =>
    Object.values(step).map((text) => (index === STEPS.length - 1 ? text : `${STEPS[index]}: ${messageText(text)}`)),
  );

/** The PDFs must show exactly what is sent, including text typed or boxes ticked since the last save. */
const currentPdfs = ({ article, unsaved }: Draft): CurrentPdfs => ({
  overview: article?.overviewCurrent === true && !unsaved,
  converted: article?.convertedCurrent === true && !unsaved,
});
