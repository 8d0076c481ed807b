import { Link, makeStyles, MessageBar, MessageBarBody, MessageBarTitle, tokens } from '@fluentui/react-components';
import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { messageText, t } from '@contracts';
import { focusControl, labelOf } from './label-of';
import { SendAgain } from './send-again';
import type { Form } from './use-form';

interface ErrorSummaryProps<Values> {
  form: Pick<Form<Values>, 'errors' | 'problem' | 'failures' | 'idOf'> & Partial<Pick<Form<Values>, 'code'>>;
  /** Sends the form again after the server could not process it; without it, the form around the summary is submitted. */
  onAgain?: () => void;
}

const useStyles = makeStyles({
  bar: { paddingBlock: tokens.spacingVerticalS },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
  // Messages are stacked, each high enough as a click target (WCAG 2.5.8, 24 px).
  message: { display: 'inline-block', verticalAlign: 'top', minHeight: '24px', lineHeight: '24px' },
  // Aligns the bullet with the first line of a message.
  item: { lineHeight: '24px' },
});

/**
 * All errors of a form that could not be submitted. It takes the focus, and each line links to its field. A form that the server could not
 * process at this moment can be sent again here.
 */
export function ErrorSummary<Values>({ form, onAgain }: ErrorSummaryProps<Values>) {
  const styles = useStyles();
  const box = useRef<HTMLDivElement>(null);
  const messages = Object.entries<string | undefined>(form.errors);
  const visible = form.failures > 0 && (messages.length > 0 || form.problem !== null);
  useEffect(() => {
    if (form.failures > 0) box.current?.focus();
  }, [form.failures]);
  if (!visible) return null;
  return (
    <MessageBar ref={box} tabIndex={-1} intent="error" layout="multiline" role="alert" className={styles.bar}>
      <MessageBarBody>
        <MessageBarTitle>{form.problem ?? t('Please check these fields')}</MessageBarTitle>
        {messages.length > 0 && (
          <ul className={styles.list}>
            {messages.map(([field, message]) => (
              <li key={field} className={styles.item}>
                <Link
                  inline
                  className={styles.message}
                  href={`#${form.idOf(field)}`}
                  onClick={(event) => goTo(event, form.idOf(field))}
                >
                  <Line id={form.idOf(field)} message={messageText(message ?? '')} />
                </Link>
              </li>
            ))}
          </ul>
        )}
        {form.code === 'UNAVAILABLE' && <SendAgain onAgain={onAgain} />}
      </MessageBarBody>
    </MessageBar>
  );
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A message prefixed with its field's name, unless it starts with the name already. */
function Line({ id, message }: { id: string; message: string }) {
  const name = useRef<HTMLSpanElement>(null);
  // Read after each render, since some controls appear later than their message.
  useLayoutEffect(() => {
    const label = labelOf(id);
    const isNamed = label === '' || letters(message).startsWith(letters(label));
    if (name.current) name.current.textContent = isNamed ? '' : `${label}: `;
  });
  return (
    <>
      <span ref={name} />
      {message}
    </>
  );
}

function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  focusControl(id);
}
