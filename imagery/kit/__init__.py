"""Small toolbox for rendering the site's photographs with Blender 3.4 (Cycles, CPU)."""
