import { requestLanguage } from '../../platform/http/language/request-language';
import { messageIn } from '../../platform/language/dutch/dutch-of';

interface Progress {
  message: string | null;
  problems?: { message: string }[];
}

/** A progress with its messages in the language of the caller. A run keeps them in English, because several people may ask for it. */
export function progressForCaller<Given extends Progress>(progress: Given): Given {
  const language = requestLanguage();
  const translated = <Said extends { message: string }>(one: Said): Said => ({
    ...one,
    message: messageIn(language, one.message),
  });
  return {
    ...progress,
    message: progress.message === null ? null : messageIn(language, progress.message),
    ...(progress.problems && { problems: progress.problems.map(translated) }),
  };
}
