import { Link, Text } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import {
  AUTHORSHIP_TEXTS,
  type AuthorshipAnswerView,
  type AuthorshipRequestView,
  DECLARATION_WORDS,
  t,
} from '@contracts';
import { rolesInWords } from '../../../shared/article/authorship-list';
import { Card } from '../../../shared/display/card';
import { formatDateTime } from '../../../shared/display/format';
import { Rich } from '../../../shared/language/rich';

/** The answer and its date, or why it cannot be answered any more. `isNew` is true if it was answered just now. */
export function AuthorshipAnswered({ request, isNew }: { request: AuthorshipRequestView; isNew: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  // The pressed button no longer exists, so the focus moves here for screen readers.
  useEffect(() => {
    if (isNew) place.current?.focus();
  }, [isNew]);
  return (
    <div ref={place} tabIndex={-1}>
      {request.answer ? (
        <Answer answer={request.answer} request={request} isNew={isNew} />
      ) : (
        <Closed request={request} />
      )}
    </div>
  );
}

interface AnswerProps {
  answer: AuthorshipAnswerView;
  request: AuthorshipRequestView;
  isNew: boolean;
}

function Answer({ answer, request, isNew }: AnswerProps) {
  const { confirms, at, roles, declarations, comment } = answer;
  const title = confirms ? t('You have confirmed your authorship') : t('You have answered that you are not an author');
  return (
    <Card title={isNew ? t('Thank you for your answer') : title}>
      <Text>
        {t('On {when} you answered: {answer}', {
          when: formatDateTime(at),
          answer: confirms ? AUTHORSHIP_TEXTS.statement : t('I am not an author of this manuscript.'),
        })}
      </Text>
      {roles.length > 0 && <Text>{t('Your contribution: {roles}.', { roles: rolesInWords(roles) })}</Text>}
      {declarations.map(({ declaration, yes, text }) => (
        <Text key={declaration}>
          {DECLARATION_WORDS[declaration].question} {yes ? t('Yes.') : t('No.')} {text}
        </Text>
      ))}
      {comment && <Text>{t('You wrote: {comment}', { comment })}</Text>}
      {!confirms && (
        <Text>{t('The editorial office has been informed and will resolve this with the submitting author.')}</Text>
      )}
      <Text>
        <Rich
          text="If this is wrong, please write to <office></office>."
          tags={{ office: <Office request={request} /> }}
        />
      </Text>
    </Card>
  );
}

function Closed({ request }: { request: AuthorshipRequestView }) {
  const why =
    request.closed === 'WITHDRAWN'
      ? t('The manuscript has been withdrawn.')
      : t('The journal has made its decision on this manuscript.');
  return (
    <Card title={t('There is nothing to confirm any more')}>
      <Text>
        {why}{' '}
        <Rich
          text="If you are not an author of it, please write to <office></office>."
          tags={{ office: <Office request={request} /> }}
        />
      </Text>
    </Card>
  );
}

function Office({ request: { officeEmail } }: { request: AuthorshipRequestView }) {
  return (
    <Link inline href={`mailto:${officeEmail}`}>
      {officeEmail}
    </Link>
  );
}
