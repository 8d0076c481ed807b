import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type ArticleView, finalProblems, MESSAGES, messageText } from '@contracts';
import { usePublicSettings } from '../../../shared/api/public-api';
import { SAVED } from '../../../shared/page/leave-guard';
import { useNotify } from '../../../shared/state/hooks';
import { lacksFigureTitles } from '../files/figure-titles';
import { hasPicture, type Missing, missingByStep, STEPS } from './checks/missing';
import { useAddressOfNewDraft } from './draft/use-address-of-new-draft';
import { type Draft, useDraft } from './draft/use-draft';
import type { Consent } from './overview/consent-boxes';

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
  /** True while the person is asked whether a manuscript without pictures is meant. */
  askingForPictures: boolean;
  /** True while the person is asked for the titles of figures. */
  askingForTitles: boolean;
  /** Saves and opens any step. */
  goTo(step: number): Promise<void>;
  /** Saves and opens the next step, unless this one lacks something. */
  goOn(): Promise<void>;
  /** The answer on pictures. */
  answerPictures(moveOn: boolean): void;
  /** The article with its titles, or null to stay. */
  answerTitles(article: ArticleView | null): void;
  finish(): Promise<void>;
}

const FILES_STEP = 3;

/** Where one is in the wizard, kept in the address, and what may happen next. Leaving a step saves it. */
export function useWizard(initial: ArticleView | undefined, onBegun?: (id: string) => void): WizardState {
  const draft = useDraft(initial);
  const [consent, setConsent] = useState<Consent>({ copyright: false, reviewed: false });
  const missing = missingByStep(draft.fields, draft.article, usePublicSettings());
  const place = useSteps(draft, missing, onBegun);
  useAddressOfNewDraft(draft.article?.id, initial?.id, onBegun);
  const finish = useFinish(draft);
  return { draft, missing, consent, setConsent, open: openPoints(missing, draft, consent), finish, ...place };
}

type Steps = Omit<WizardState, 'draft' | 'missing' | 'consent' | 'setConsent' | 'open' | 'finish'>;

function useSteps(draft: Draft, missing: Missing[], onBegun?: (id: string) => void): Steps {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const [tried, setTried] = useState<ReadonlySet<number>>(new Set());
  const [failures, setFailures] = useState(0);
  const [asking, setAsking] = useState<'pictures' | 'titles' | null>(null);
  const wanted = Number(address.get('step') ?? '1') - 1;
  const step = draft.article && STEPS[wanted] !== undefined ? wanted : 0;
  const goTo = async (next: number): Promise<void> => {
    setTried((before) => new Set(before).add(step));
    const saved = await draft.save();
    if (!saved) return;
    // Before the address names the draft, the page must know that it is its own.
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

/** What is asked before the files are left (spec part 1, section 5, 'File upload'). */
function openQuestion(article: ArticleView | undefined): 'pictures' | 'titles' | null {
  if (!hasPicture(article)) return 'pictures';
  return article && lacksFigureTitles(article, article.revision) ? 'titles' : null;
}

function useFinish(draft: Draft): () => Promise<void> {
  const navigate = useNavigate();
  const notify = useNotify();
  return async () => {
    const sent = await draft.save({ isCompleted: true, copyrightAccepted: true, submissionReviewed: true });
    if (!sent) return;
    notify.success(MESSAGES.submitted);
    void navigate('/manuscript/view', { state: SAVED });
  };
}

function openPoints(missing: Missing[], draft: Draft, consent: Consent): string[] {
  const lacks = missing.flatMap((step, index) =>
    Object.values(step).map((text) => `${STEPS[index]}: ${messageText(text)}`),
  );
  const boxes = { copyrightAccepted: consent.copyright, submissionReviewed: consent.reviewed };
  return [...lacks, ...Object.values(finalProblems(boxes, showsWhatIsTyped(draft)))];
}

/** The overview must show exactly what is sent, also what was typed or ticked since the last save. */
function showsWhatIsTyped({ article, unsaved }: Draft): boolean {
  return article?.overviewCurrent === true && !unsaved;
}
