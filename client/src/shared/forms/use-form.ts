import { type Dispatch, type SetStateAction, useCallback, useId, useState } from 'react';
import type { ErrorCode } from '@contracts';
import { errorMessage, isApiError } from '../api/api-error';

export type Errors<Values> = Partial<Record<keyof Values & string, string>>;

interface FormOptions<Values> {
  initial: Values;
  /** Returns the error messages by field; an empty object if everything is valid. */
  validate: (values: Values) => Errors<Values>;
  /** Throws the server's error (RTK Query: `.unwrap()`); its `details` appear next to the fields. */
  submit: (values: Values) => Promise<unknown>;
}

export interface Form<Values> {
  values: Values;
  /** Messages to show now: of fields that lost the focus, or of all after a submit. */
  errors: Errors<Values>;
  /** A message about the whole form. */
  problem: string | null;
  /** The reason why the server refused the last submit; null if it did not. */
  code: ErrorCode | null;
  /** Increases with each failed submit; the summary then takes the focus. */
  failures: number;
  submitting: boolean;
  dirty: boolean;
  set: <Field extends keyof Values & string>(field: Field, value: Values[Field]) => void;
  /** Call it when the field loses the focus; its message is shown from then on. */
  leave: (field: keyof Values & string) => void;
  /** Resolves to true if the server accepted the form. */
  submit: () => Promise<boolean>;
  reset: (values: Values) => void;
  /** The id of a field's control. */
  idOf: (field: string) => string;
}

/** The part of a form that a field needs; a form with additional fields is accepted too. */
export type FormFields<Values> = Pick<Form<Values>, 'values' | 'errors' | 'set' | 'leave' | 'idOf'>;

interface FormState<Values> {
  initial: Values;
  values: Values;
  left: ReadonlySet<string>;
  fromServer: Errors<Values>;
  problem: string | null;
  code: ErrorCode | null;
  failures: number;
  sent: boolean;
  submitting: boolean;
}

const fresh = <Values>(values: Values): FormState<Values> => ({
  initial: values,
  values,
  left: new Set(),
  fromServer: {},
  problem: null,
  code: null,
  failures: 0,
  sent: false,
  submitting: false,
});

/** The state to show after a failed submit: the server's messages by field, and a general message unless the fields cover it. */
function refused<Values extends object>(state: FormState<Values>, error: unknown): FormState<Values> {
  const details = (isApiError(error) && error.details) || {};
  const known = Object.entries(details).filter(([field]) => field in state.values);
  const unknown = Object.entries(details).filter(([field]) => !(field in state.values));
  const problem = unknown.map(([, message]) => message).join(' ') || (known.length > 0 ? null : errorMessage(error));
  const fromServer = Object.fromEntries(known) as Errors<Values>;
  const code = isApiError(error) ? error.code : null;
  return { ...state, submitting: false, sent: true, failures: state.failures + 1, fromServer, problem, code };
}

/** Messages of fields that lost the focus, or of all after a submit. The server's messages are shown until the field changes. */
function shown<Values extends object>(wrong: Errors<Values>, state: FormState<Values>): Errors<Values> {
  const due = Object.entries(wrong).filter(
    ([field, text]) => text !== undefined && (state.sent || state.left.has(field)),
  );
  return { ...state.fromServer, ...(Object.fromEntries(due) as Errors<Values>) };
}

/** Values, messages and submission of a form. Deliberately small: one object of values and one function that validates it. */
export function useForm<Values extends object>({ initial, validate, submit }: FormOptions<Values>): Form<Values> {
  const [state, setState] = useState(() => fresh(initial));
  const id = useId();
  const wrong = validate(state.values);
  const send = async (): Promise<boolean> => {
    if (state.submitting) return false;
    if (Object.values(wrong).some((text) => text !== undefined)) {
      setState((now) => ({ ...now, sent: true, problem: null, code: null, failures: now.failures + 1 }));
      return false;
    }
    setState((now) => ({ ...now, submitting: true, problem: null, code: null, fromServer: {} }));
    try {
      await submit(state.values);
      setState((now) => ({ ...now, submitting: false, sent: false, initial: now.values }));
      return true;
    } catch (error) {
      setState((now) => refused(now, error));
      return false;
    }
  };
  return {
    ...state,
    ...useChanges(setState),
    errors: shown(wrong, state),
    dirty: state.values !== state.initial,
    submit: send,
    idOf: (field) => `${id}-${field}`,
  };
}

/** The functions keep their identity, so that effects can depend on them. */
function useChanges<Values extends object>(
  setState: Dispatch<SetStateAction<FormState<Values>>>,
): Pick<Form<Values>, 'set' | 'leave' | 'reset'> {
  const set: Form<Values>['set'] = useCallback(
    (field, value) =>
      setState((now) => {
        const { [field]: _answered, ...fromServer } = now.fromServer;
        return { ...now, values: { ...now.values, [field]: value }, fromServer: fromServer as Errors<Values> };
      }),
    [setState],
  );
  const leave = useCallback(
    (field: string) => setState((now) => ({ ...now, left: new Set([...now.left, field]) })),
    [setState],
  );
  const reset = useCallback((values: Values) => setState(fresh(values)), [setState]);
  return { set, leave, reset };
}
