import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MESSAGES, REVIEW_FIELDS, type ReviewAnswer, type ReviewDraft } from '@contracts';
import { type Form, useForm } from '../../../shared/forms/use-form';
import { draftCopy } from '../../../shared/saving/draft-copy';
import { type Autosave, useAutosave } from '../../../shared/saving/use-autosave';
import { useNotify, useUser } from '../../../shared/state/hooks';
import { reviewApi } from '../review-api';
import { reviewProblems } from './review-rules';
import { type Saver, useSaver } from './use-saver';

interface Params {
  articleId: string;
  reviewId: string;
  answer: ReviewAnswer;
}

export interface ReviewState {
  form: Form<ReviewDraft>;
  autosave: Autosave;
  readOnly: boolean;
  /** Why it became read-only while open. */
  refusal: string | null;
  /** True if another window saved the review after this one loaded it. Saving stops until the reviewer chooses a version. */
  overtaken: boolean;
  keepThis(): void;
  /** Text typed here that never reached the server; null if none. */
  recovered: ReviewDraft | null;
  /** Saves without a message, when a field loses the focus. */
  saveSilently(): void;
  /** Saves with a message, at the person's request. */
  saveWithNotice(): void;
  takeRecovered(): void;
  dropRecovered(): void;
}

const EMPTY: ReviewDraft = {};

/** A review being written: the server's draft, saved every 30 seconds, and a local copy in case the session is lost. */
export function useReview({ articleId, reviewId, answer }: Params): ReviewState {
  const copyKey = `${useUser().id}:review:${reviewId}`;
  const [refusal, setRefusal] = useState<string | null>(null);
  const readOnly = answer.readOnly || refusal !== null;
  const quiet = useRef(false);
  const saver = useSaver({ articleId, reviewId, seen: answer.draftVersion ?? undefined, refuse: setRefusal });
  const { form } = useReviewForm({ articleId, reviewId, answer }, copyKey, saver);
  const save = useSaveDraft({ copyKey, quiet, saver });
  const autosave = useAutosave({ value: form.values, save, enabled: !readOnly });
  const [recovered, setRecovered] = useState(() => (readOnly ? null : unsentCopy(copyKey, answer)));

  useEffect(() => {
    if (form.dirty && !readOnly) draftCopy.keep(copyKey, form.values);
  }, [copyKey, form.dirty, form.values, readOnly]);

  const { saveSilently, saveWithNotice } = useSaveNow(autosave, quiet);

  return {
    form,
    autosave,
    saveSilently,
    saveWithNotice,
    readOnly,
    refusal,
    overtaken: saver.overtaken,
    keepThis: () => {
      saver.overrule();
      saveWithNotice();
    },
    recovered,
    takeRecovered: () => {
      for (const [field, value] of Object.entries(recovered ?? EMPTY)) form.set(field as keyof ReviewDraft, value);
      setRecovered(null);
    },
    dropRecovered: () => {
      draftCopy.drop(copyKey);
      setRecovered(null);
    },
  };
}

function useSaveNow(
  autosave: Autosave,
  quietRef: { current: boolean },
): Pick<ReviewState, 'saveSilently' | 'saveWithNotice'> {
  const notify = useNotify();
  const saveNow = async (): Promise<boolean> => {
    quietRef.current = true;
    const done = await autosave.saveNow();
    quietRef.current = false;
    return done;
  };
  const saveWithNotice = async (): Promise<void> => {
    if (await saveNow()) notify.success(MESSAGES.draftSaved);
  };
  return { saveSilently: () => void saveNow(), saveWithNotice: () => void saveWithNotice() };
}

function useReviewForm({ articleId, reviewId, answer }: Params, copyKey: string, saver: Saver) {
  const [submitReview] = reviewApi.useSubmitReviewMutation();
  const navigate = useNavigate();
  const notify = useNotify();
  const form = useForm<ReviewDraft>({
    initial: draftOf(answer),
    validate: reviewProblems,
    submit: async (body) => {
      await saver.queued((draftVersion) =>
        submitReview({ articleId, reviewId, body: { ...body, draftVersion } }).unwrap(),
      );
      draftCopy.drop(copyKey);
      notify.success(MESSAGES.reviewSubmitted);
      void navigate('/reviewerToDoList');
    },
  });
  return { form };
}

interface SaveParams {
  copyKey: string;
  /** True while a field loses the focus: 'Saved 10:42' is enough then (spec part 1, section 4, 'Draft saved.'). */
  quiet: { readonly current: boolean };
  saver: Saver;
}

function useSaveDraft({ copyKey, quiet, saver }: SaveParams) {
  const notify = useNotify();
  return async (body: ReviewDraft): Promise<void> => {
    await saver.save(body);
    // Keeps what was typed during the save, since the server does not have it yet.
    if (sameText(draftCopy.read<ReviewDraft>(copyKey)?.value, body)) draftCopy.drop(copyKey);
    if (!quiet.current) notify.success(MESSAGES.draftSaved);
  };
}

/** The form's fields only. */
function draftOf(answer: ReviewAnswer): ReviewDraft {
  const { reviewId: _reviewId, rate: _rate, ...draft } = answer.review;
  return draft;
}

function unsentCopy(key: string, answer: ReviewAnswer): ReviewDraft | null {
  const kept = draftCopy.read<ReviewDraft>(key)?.value ?? null;
  return kept && !sameText(kept, draftOf(answer)) ? kept : null;
}

/** Ignores the order of the fields, which the server does not keep. */
function sameText(one: ReviewDraft | undefined, other: ReviewDraft): boolean {
  return one !== undefined && REVIEW_FIELDS.every((field) => (one[field] ?? '') === (other[field] ?? ''));
}
