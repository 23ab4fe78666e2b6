/** Where that stands which counts until somebody sets something at the desk. */
export const settingSourceName = (isOfEnvironment: true | undefined) => (isOfEnvironment ? 'Umgebung' : 'Datei');
