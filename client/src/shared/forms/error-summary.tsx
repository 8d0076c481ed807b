import { Link, makeStyles, MessageBar, MessageBarBody, MessageBarTitle, tokens } from '@fluentui/react-components';
import { type MouseEvent, useEffect, useRef } from 'react';
import { messageText } from '../../../../src/contracts';
import type { Form } from './use-form';

interface ErrorSummaryProps<Values> {
  form: Pick<Form<Values>, 'errors' | 'problem' | 'failures' | 'idOf'>;
}

const useStyles = makeStyles({
  bar: { paddingBlock: tokens.spacingVerticalS },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
  // Messages stand below one another: each is high enough to be hit (WCAG 2.5.8, 24 px).
  message: { display: 'inline-block', minHeight: '24px', lineHeight: '24px' },
});

/** All messages of a form that could not be sent. It takes the focus, and each message leads to its field. */
export function ErrorSummary<Values>({ form }: ErrorSummaryProps<Values>) {
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
        <MessageBarTitle>{form.problem ?? 'Please check these fields'}</MessageBarTitle>
        {messages.length > 0 && (
          <ul className={styles.list}>
            {messages.map(([field, message]) => (
              <li key={field}>
                <Link
                  inline
                  className={styles.message}
                  href={`#${form.idOf(field)}`}
                  onClick={(event) => goTo(event, form.idOf(field))}
                >
                  {message && messageText(message)}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </MessageBarBody>
    </MessageBar>
  );
}

function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
