import { startLanguage } from './shared/language/start-language';

import './shared/theme/fonts.css';
import './shared/theme/page.css';

// Texts are read when the files of the application are: the language comes first.
void startLanguage().then(() => import('./start'));
