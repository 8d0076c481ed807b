import { normalEmail } from '../identity/person-rules';

const PROVIDERS = new Set(
  [
    '126.com 163.com aliyun.com aol.com btinternet.com daum.net fastmail.com foxmail.com free.fr gmail.com gmx.com gmx.de',
    'gmx.net googlemail.com hanmail.net hotmail.co.uk hotmail.com hotmail.fr hotmail.nl icloud.com inbox.ru kpnmail.nl',
    'laposte.net libero.it list.ru live.com live.nl mac.com mail.com mail.ru me.com msn.com naver.com orange.fr outlook.com',
    'planet.nl proton.me protonmail.com qq.com rediffmail.com sina.com t-online.de tutanota.com wanadoo.fr web.de',
    'yahoo.co.uk yahoo.com yahoo.de yahoo.fr yandex.com yandex.ru ymail.com ziggo.nl zoho.com',
  ].flatMap((line) => line.split(' ')),
);

/** True for an address of a provider where anyone can get an address under any name. Its domain does not show where the person works. */
export const isFreeMail = (email: string): boolean => PROVIDERS.has(normalEmail(email).split('@').at(-1) ?? '');
