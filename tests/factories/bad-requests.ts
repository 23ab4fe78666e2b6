/** A request that is wrong in something else than the fields of its body. */
export interface BadRequest {
  why: string;
  /** Instead of the route's own address. */
  url?: string;
  headers?: Record<string, string>;
  payload?: string | Buffer;
}

const json = { 'content-type': 'application/json' };
const megabyte = 1024 * 1024;
const huge = `{"email":"${'x'.repeat(5 * megabyte)}"}`;
const deep = `{"email":${'['.repeat(25_000)}"\\u0000"${']'.repeat(25_000)}}`;

/** Bodies that are no JSON object, for a call that takes one. */
export function badPayloads(): BadRequest[] {
  const payloads = [
    '{',
    '{"a":1}}',
    "{'a':1}",
    '{"a":NaN}',
    '{"a":01}',
    '{a:1}',
    '\u0000',
    '"\u0001"',
    '[1',
    'true false',
  ];
  return [
    ...payloads.map((payload) => ({ why: `the body ${JSON.stringify(payload)}`, payload, headers: json })),
    {
      why: 'bytes that are no text',
      payload: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
      headers: json,
    },
    { why: 'a body of 5 MB', payload: huge, headers: json },
    { why: 'a body that nests deeply around a NUL', payload: deep, headers: json },
    { why: 'a body shorter than announced', payload: '{"a":1}', headers: { ...json, 'content-length': '3' } },
    { why: 'a body announced with 500 MB', payload: '{}', headers: { ...json, 'content-length': '500000000' } },
  ];
}

/** Everything that can be wrong around a good body: its type, the address, the query, the version, the anti-forgery token where one is asked for. */
export function badAround(route: string, url: string, asksToken: boolean): BadRequest[] {
  const tokens = asksToken ? ['', 'x', 'x.y'] : [];
  return [
    ...badContentTypes(),
    ...badAddresses(route),
    ...badQueries(url),
    ...(takesVersion.test(route) ? badVersions(route) : []),
    ...tokens.map((token) => ({ why: `the token ${token}`, headers: { 'x-xsrf-token': token } })),
  ];
}

function badContentTypes(): BadRequest[] {
  const types = [
    '',
    'text/plain',
    'text/html',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    ';;;',
    '\u00e4',
    'a/b'.repeat(2_000),
  ];
  return types.map((type) => ({ why: `content of the type ${type.slice(0, 40)}`, headers: { 'content-type': type } }));
}

const badParameters = [
  '%00',
  'a%00b',
  '%2e%2e%2f',
  '..%2f..%2fetc%2fpasswd',
  '%zz',
  '%ff',
  '%',
  '%E2%80%AE',
  '%ED%A0%80',
  "'%20OR%20'1'='1",
  '%3Cscript%3E',
  '__proto__',
  'constructor',
  '%20',
  '-1',
  'NaN',
  'x'.repeat(101),
  'x'.repeat(10_000),
  '%F0%9F%98%80'.repeat(40),
];

/** A route's address with something strange in place of each of its parameters. */
export function badAddresses(route: string): BadRequest[] {
  const names = route.match(/:\w+/g) ?? [];
  return names.flatMap((name) =>
    badParameters.map((value) => {
      const others = (url: string) => url.replace(/:\w+/g, 'offer-1');
      return { why: `${name} ${value.slice(0, 40)}`, url: others(route.replace(name, value)) };
    }),
  );
}

/** Queries that no call knows. */
export function badQueries(url: string): BadRequest[] {
  const queries = [
    'unexpected=1',
    '__proto__=1',
    'constructor[prototype]=1',
    'a=%zz',
    'a=1&a=2',
    '=',
    'x'.repeat(9_000),
    'a=%00',
  ];
  return queries.map((query) => ({ why: `the query ${query.slice(0, 40)}`, url: `${url}?${query}` }));
}

/** Calls that judge the offer as it was seen; submitOffer makes it, and packing and its name are no part of it. */
const takesVersion =
  /^\/selfservice\/api\/(?!submitOffer|answerBatteries|answerMissing|askSignOff|checkInvoice|confirmAccount|correctInvoice|giveAccount|giveSignOff|handInAgreement|nameOffer|sendMessage|tickPacking|withdrawSignOff).*:offerId$/;
const answersToAPrice = /(acceptBid|declineBid|submitCounterbid|AdjustedBid)\//;

/** Versions that readOffer never answered, and for answers to a price one that the offer has not reached. */
function badVersions(route: string): BadRequest[] {
  const versions = ['', '7', '"x"', '"1", "2"', '"-1"', '"1.5"', '"99999999999"', "' OR 1=1", '"', 'x'.repeat(5_000)];
  return [...versions, ...(answersToAPrice.test(route) ? ['"0"', '"999999999"'] : [])].map((version) => ({
    why: `the version ${version.slice(0, 40)}`,
    headers: { 'if-match': version },
  }));
}

/** Cookies that this server never gave. */
export const badCookies = [
  ';;;',
  '=',
  '__proto__=x',
  'shop.session',
  'shop.session=%E0%A4%A',
  'shop.session=.',
  'shop.session=a.b',
  `shop.session=${'x'.repeat(5_000)}.${'y'.repeat(44)}`,
  "shop.session=' OR 1=1--.x",
  'desk.session=a.b; desk.session=c.d',
  'visitor=.; visitor=a.b',
  'XSRF-TOKEN=a.b; XSRF-TOKEN=c',
  '\u00ff\u00fe=\u00fd',
];
