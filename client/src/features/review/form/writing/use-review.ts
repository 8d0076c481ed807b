import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MESSAGES, type ReviewAnswer, type ReviewDraft, type ReviewPublication } from '@contracts';
import { type Form, useForm } from '../../../../shared/forms/use-form';
import type { Found } from '../../../../shared/saving/draft-copy';
import { type UnsavedCopy, useUnsavedCopy } from '../../../../shared/saving/unsaved/use-unsaved-copy';
import { type Autosave, useAutosave } from '../../../../shared/saving/use-autosave';
import { useNotify, useUser } from '../../../../shared/state/hooks';
import { useRunAndNotify } from '../../../../shared/state/use-run-and-notify';
import { type OneReview, reviewApi } from '../../review-api';
import { changedOnlyThere, changesFrom, draftOf, hasAll, restored, sameFields } from './review-changes';
import { reviewProblems } from './review-rules';
import { type Saver, useSaver } from './use-saver';

type ReviewCopy = UnsavedCopy<ReviewDraft, ReviewDraft>;

const PARTS = { changesFrom, sameFields, hasAll };

interface Params {
  articleId: string;
  reviewId: string;
  answer: ReviewAnswer;
}

type FormParams = Params & Pick<ReviewState, 'publication'>;

export interface ReviewState {
  form: Form<ReviewDraft>;
  autosave: Autosave;
  /** Whether the review may be published. The answer is sent with the review and never saved before; without an answer it means no. */
  publication: ReviewPublication | null;
  choosePublication(publication: ReviewPublication | null): void;
  readOnly: boolean;
  /** The reason why the review became read-only while open. */
  refusal: string | null;
  /** True if another window saved the review after this one loaded it. Saving stops until the reviewer chooses a version. */
  overtaken: boolean;
  /** Saves this window's text; fields that only the other window changed are kept. */
  keepThis(): Promise<void>;
  /** Discards this window's text. */
  giveWay(): void;
  /** When text was typed here that never reached the server; null if there is none. */
  recoveredAt: string | null;
  /** Saves without a message, when a field loses the focus. */
  saveSilently(): void;
  /** Saves with a message, at the person's request. */
  saveWithNotice(): void;
  takeRecovered(): void;
  dropRecovered(): void;
}

/** A review being written: the server's draft, saved every 30 seconds, and a local copy in case the session is lost. */
export function useReview({ articleId, reviewId, answer }: Params): ReviewState {
  const [base] = useState(() => draftOf(answer));
  const copy = useUnsavedCopy(`${useUser().id}:review:${reviewId}`, base, PARTS);
  const [publication, choosePublication] = useState<ReviewPublication | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const readOnly = answer.readOnly || refusal !== null;
  const quiet = useRef(false);
  const saver = useSaver({ articleId, reviewId, seen: answer.draftVersion ?? undefined, refuse: setRefusal });
  const { form } = useReviewForm({ articleId, reviewId, answer, publication }, copy, saver);
  const save = useSaveDraft({ copy, quiet, saver });
  const autosave = useAutosave({ value: form.values, save, enabled: !readOnly });
  useEffect(() => {
    if (form.dirty && !readOnly) copy.keep(form.values);
  }, [copy, form.dirty, form.values, readOnly]);
  const { saveSilently, saveWithNotice } = useSaveNow(autosave, quiet);
  const put = (values: ReviewDraft): void => {
    for (const [field, value] of Object.entries(values)) form.set(field as keyof ReviewDraft, value);
  };
  const keepThis = useMergeAndSave({ articleId, reviewId }, saveWithNotice, (theirs) => {
    put(changedOnlyThere(base, form.values, draftOf(theirs)));
    saver.overrule(theirs.draftVersion ?? undefined);
  });
  return {
    form,
    autosave,
    publication,
    choosePublication,
    saveSilently,
    saveWithNotice,
    readOnly,
    refusal,
    overtaken: saver.overtaken,
    keepThis,
    giveWay: copy.end,
    ...useRecovered(copy, readOnly, (found) => put(restored(form.values, found))),
  };
}

/** Text of an earlier visit, until the person has taken or discarded it. */
function useRecovered(
  copy: ReviewCopy,
  readOnly: boolean,
  take: (found: Found<ReviewDraft>) => void,
): Pick<ReviewState, 'recoveredAt' | 'takeRecovered' | 'dropRecovered'> {
  const [found, setFound] = useState(readOnly ? null : copy.found);
  const dropRecovered = (): void => {
    copy.settle();
    setFound(null);
  };
  const takeRecovered = (): void => {
    if (found) take(found);
    dropRecovered();
  };
  return { recoveredAt: found?.at ?? null, takeRecovered, dropRecovered };
}

/**
 * Reads the review that the other window saved, calls `merge` to adopt the fields that this window has not changed, and saves. If it cannot
 * be read, nothing is saved, because that would overwrite it.
 */
function useMergeAndSave(
  review: OneReview,
  save: () => void,
  merge: (theirs: ReviewAnswer) => void,
): () => Promise<void> {
  const [read] = reviewApi.useLazyReviewQuery();
  const run = useRunAndNotify();
  const [chosen, setChosen] = useState(0);
  const latest = useRef({ save, merge });
  useEffect(() => {
    latest.current = { save, merge };
  });
  useEffect(() => {
    if (chosen > 0) latest.current.save();
  }, [chosen]);
  return () =>
    run(async () => {
      const theirs = await read(review).unwrap();
      // Text may have been typed while it was read.
      latest.current.merge(theirs);
      setChosen(chosen + 1);
    });
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

function useReviewForm({ articleId, reviewId, answer, publication }: FormParams, copy: ReviewCopy, saver: Saver) {
  const [submitReview] = reviewApi.useSubmitReviewMutation();
  const navigate = useNavigate();
  const notify = useNotify();
  const form = useForm<ReviewDraft>({
    initial: draftOf(answer),
    validate: reviewProblems,
    submit: async (body) => {
      await saver.queued(body, (draftVersion) =>
        submitReview({
          ...{ articleId, reviewId },
          body: { ...body, draftVersion, ...(publication && { publication }) },
        }).unwrap(),
      );
      copy.end();
      notify.success(MESSAGES.reviewSubmitted);
      void navigate('/reviewerToDoList');
    },
  });
  return { form };
}

interface SaveParams {
  copy: ReviewCopy;
  /** True while a save was triggered by leaving a field: 'Saved 10:42' is enough then (spec part 1, section 4, 'Draft saved.'). */
  quiet: { readonly current: boolean };
  saver: Saver;
}

function useSaveDraft({ copy, quiet, saver }: SaveParams) {
  const notify = useNotify();
  return async (body: ReviewDraft): Promise<void> => {
    await saver.save(body);
    copy.saved(body);
    if (!quiet.current) notify.success(MESSAGES.draftSaved);
  };
}
