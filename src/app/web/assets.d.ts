/** Files of the build by their address, and styles for their effect; CSS modules are in css-modules.gen.d.ts. */
declare module '*?url' {
  const address: string;
  export default address;
}
declare module '*/styles.css';
declare module 'maplibre-gl/dist/maplibre-gl.css';
